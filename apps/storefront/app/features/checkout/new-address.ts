/** Chosen among the addresses of the book: none of them. */
export const newAddress = 'addNew'
