/** How PostgreSQL scans products: one by one, for a page that fills quickly, or all at once. */
export type ScanMode = 'each' | 'all'
