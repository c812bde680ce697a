/** Loads the code of a window's content; the host calls it together with the window's own code, which needs it next. */
export const loadView = {
  contact: () => import("./ContactView"),
  share: () => import("./ShareView"),
  qr: () => import("./QrView"),
  notice: () => import("./NoticeView"),
  ambassadors: () => import("./AmbassadorsView"),
  product: () => import("./ProductView"),
  location: () => import("./LocationView"),
};
