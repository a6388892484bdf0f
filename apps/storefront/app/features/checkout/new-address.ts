/** The option value for "none of the saved addresses". */
export const newAddress = 'addNew'
