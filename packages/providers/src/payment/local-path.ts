/** A path of this very site: nothing that a browser would take for another one. */
export const isLocalPath = (text: string): boolean => /^\/(?![/\\])[\w\-./?=&%~]{0,300}$/.test(text)
