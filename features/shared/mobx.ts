import { configure } from "mobx";

// Strict mode: state changes only in actions.
configure({ enforceActions: "always", computedRequiresReaction: false });

export { action, computed, makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
export { observer } from "mobx-react-lite";
