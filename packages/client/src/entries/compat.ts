// The entry `@tessera/client/compat`: the names of the published JavaScript client, over one client for the program.
export type { AccessToken } from '../auth.ts'
export type { ListPage, ListPageWithFacets, Meta, RequestOptions } from '../call-options.ts'
export * from '../platform/compat.gen.ts'
export type * from '../platform/types.gen.ts'
export { PlatformError as OrderCloudError } from '../platform-error.ts'
