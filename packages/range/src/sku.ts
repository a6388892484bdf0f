/** Six digits; neighbours in the range have numbers near each other, with gaps, as articles of a real shop have. */
const first = 200_107
const step = 31

export const skuAt = (index: number): string => {
  const number = first + index * step
  if (number > 999_999) throw new RangeError('There are no six-digit numbers left.')
  return String(number)
}
