import type { Product } from "schema-dts";

import type { Plan, Plans } from "@/features/shared/platform/server";

import type { PageFacts } from "./page";
import { organizationId } from "./site";

type Options = {
  /** The company's name. */
  name: string;
  list: Plans;
  /** A plan's content as text. */
  describe: (plan: Plan) => string;
};

/** The plans that have a price, each as a product with its offer; plans on request are left out. */
export function describePlans({ origin, path, image }: PageFacts, { name, list, describe }: Options): Product[] {
  return list.plans.flatMap((plan): Product[] => {
    const { id, pricePerMonth, isFrom } = plan;
    if (pricePerMonth === undefined) return [];
    const price = { priceCurrency: list.currency, unitCode: "MON", billingIncrement: 1 };
    return [
      {
        "@type": "Product",
        "@id": `${origin}${path}#plan-${id}`,
        name: `${name} ${plan.name}`,
        description: describe(plan),
        image: `${origin}${image}`,
        category: "Blockchain node and API plan",
        brand: { "@type": "Brand", name },
        offers: {
          "@type": "Offer",
          url: `${origin}${path}`,
          ...(isFrom ? {} : { price: pricePerMonth, priceCurrency: list.currency }),
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            ...price,
            ...(isFrom ? { minPrice: pricePerMonth } : { price: pricePerMonth }),
          },
          availability: "https://schema.org/OnlineOnly",
          seller: { "@id": organizationId(origin) },
        },
      },
    ];
  });
}
