export const shopUrl = 'https://shop.example'
/** Names with signs that mean something in HTML. */
export const company = 'Northline <b>Renovation</b> & Sons'
export const lee = { email: 'lee@example.com', firstName: 'Lee' }
