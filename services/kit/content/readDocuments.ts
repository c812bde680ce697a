import { array, mixed, object, string } from "yup";

/** The document API, `…/api/v2`. */
export type DocumentApi = {
  apiUrl: string;
  accessToken?: string | undefined;
  fetch?: typeof fetch;
};

const apiSchema = object({
  refs: array(object({ ref: string().required(), isMasterRef: mixed() }).required()).required(),
});

const timeoutMs = 5_000;

/** The published documents of a query, as the API sends them; throws when it does not answer in time. */
export async function readDocuments(
  { apiUrl, accessToken, fetch: request = fetch }: DocumentApi,
  query: { q: string; lang?: string; orderings?: string },
): Promise<unknown> {
  const read = async (path: string, parameters: Record<string, string>): Promise<unknown> => {
    const search = new URLSearchParams({ ...parameters, ...(accessToken ? { access_token: accessToken } : {}) });
    const response = await request(`${apiUrl}${path}?${search}`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`The document API answered ${response.status}.`);
    return response.json();
  };
  const { refs } = await apiSchema.validate(await read("", {}));
  const ref = refs.find(({ isMasterRef }) => isMasterRef === true)?.ref ?? "";
  return read("/documents/search", { ref, pageSize: "100", ...query });
}
