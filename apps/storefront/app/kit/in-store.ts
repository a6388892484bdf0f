/** Joined, because a narrow line would otherwise end in “in-”. */
export const inStore = 'in\u2060-\u2060store'
