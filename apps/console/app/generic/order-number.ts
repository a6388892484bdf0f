/** Whether a text is written as the numbers of orders are. An order of that number may not exist. */
export const isOrderNumber = (text: string): boolean => /^45\d{8}$/.test(text)
