/** Browsers forget what the parts of a table are as soon as a style places them, so these say it again. */
export const groupRole = { role: 'rowgroup' } as const
export const rowRole = { role: 'row' } as const
export const headerRole = { role: 'columnheader' } as const
