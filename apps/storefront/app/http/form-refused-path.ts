/** The page that answers a form of another site, at the address the form was sent to. */
export const formRefusedPath = '/form-refused'
