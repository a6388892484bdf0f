/** Migrations of the schema `mortarpay`. */
export const mortarPayMigrations = new URL('./migrations/', import.meta.url).pathname
