const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** Nine digits with the checksum of American routing numbers. */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) && [...text].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 10 === 0

export const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(text)
