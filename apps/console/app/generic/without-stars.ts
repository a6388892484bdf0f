/** The platform's search leaves stars out of words, so a text of stars alone would find everything. */
export const withoutStars = (text: string): string => text.replaceAll('*', '').trim()
