/** Sign-in, and back to this page. */
export const signInHref = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/console/sign-in?to=${encodeURIComponent((pathname.replace(/^\/console(?=\/|$)/, '') || '/') + search)}`
