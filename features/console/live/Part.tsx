import type { ReactNode } from "react";

import { Disclosure } from "@/features/shared/ui/Disclosure";

import styles from "@/features/console/index.module.css";

type Props = {
  name: string;
  title: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A collapsed part of the console. */
export const Part = ({ name, title, isOpen = false, onToggle, children }: Props) => (
  <Disclosure
    className={styles.part}
    summary={title}
    data-part={name}
    open={isOpen || undefined}
    onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
  >
    <div className={styles.partBody}>{children}</div>
  </Disclosure>
);
