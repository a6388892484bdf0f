const wordsPerMinute = 220

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’'.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0

export const readingMinutes = (text: string): number => Math.max(1, Math.round(countWords(text) / wordsPerMinute))
