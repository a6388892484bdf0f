/** Six digits; neighboring products have close SKUs with gaps, as in a real shop. */
const first = 200_107
const step = 31

export const skuAt = (index: number): string => {
  const number = first + index * step
  if (number > 999_999) throw new RangeError('There are no six-digit numbers left.')
  return String(number)
}
