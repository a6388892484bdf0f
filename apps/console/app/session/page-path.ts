/** The path of a page inside the console: addresses of requests and navigations begin with the base of the app. */
export const pagePath = (pathname: string): string => pathname.replace(/^\/console(?=\/|$)/, '') || '/'
