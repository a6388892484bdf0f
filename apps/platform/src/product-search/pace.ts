/** How PostgreSQL is to look at products: one by one, for a page that is soon full, or all of them at once. */
export type Pace = 'each' | 'all'
