const address = /https?:\/\/[^\s<>"']+/g
const hidden = '[link]'

/** Links of an email open accounts, orders and proposals of its reader, so no one else gets them. */
export const hideLinksInText = (text: string): string => text.replace(address, hidden)

/** Takes the targets of links away, and addresses that are written out. Pictures stay. */
export const hideLinksInHtml = (html: string): string =>
  html
    .replace(/\shref\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/>[^<]+/g, (between) => between.replace(address, hidden))
