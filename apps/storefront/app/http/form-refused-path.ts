/** The page shown for a form of another site, at the address the form was sent to. */
export const formRefusedPath = '/form-refused'
