import { Component } from "react";
import type { ReactNode } from "react";

import type { StudioRoute } from "./screenPaths.ts";

type Props = { route: StudioRoute; fallback: ReactNode; children: ReactNode };
type State = { route: StudioRoute; isBroken: boolean };

/** Shows `fallback` after an error in a screen or dialog, until another screen is opened. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { route: this.props.route, isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps = ({ route }: Props, state: State) =>
    route === state.route ? null : { route, isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
