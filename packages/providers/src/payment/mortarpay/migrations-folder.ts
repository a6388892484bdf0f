/** Numbered files for a schema called `mortarpay`. */
export const mortarPayMigrations = new URL('./migrations/', import.meta.url).pathname
