/** The dialog's code: nobody needs it before they ask, so it is part of no page. */
export const loadDialog = () => import("./SearchDialog");
