/** Limits on sign-ins count it; the front door sets the header. */
export const visitorAddress = ({ headers }: Request): string => headers.get('x-forwarded-for') ?? '127.0.0.1'
