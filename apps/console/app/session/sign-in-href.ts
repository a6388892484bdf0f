import { pagePath } from './page-path.ts'

/** Sign-in, and back to this page. */
export const signInHref = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/console/sign-in?to=${encodeURIComponent(pagePath(pathname) + search)}`
