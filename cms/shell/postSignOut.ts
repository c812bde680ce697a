/** Endpoint of signing out; it responds with the sign-in form. */
export const signOutUrl = "/api/studio/sign-out/";

/** Signs out and leaves the page, as the form in the user menu does. */
export function postSignOut(): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: signOutUrl });
  document.body.append(form);
  form.submit();
}
