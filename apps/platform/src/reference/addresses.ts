import type { Operation } from '@tessera/contract/kit/operation'
import { pageNameOf } from './all-operations.ts'

/** Paths of the reference pages. */
export const addresses = {
  overview: '/docs',
  models: '/docs/models',
  errors: '/docs/errors',
  openApi: '/v1/openapi/v3',
  shopOpenApi: '/docs/openapi/shop',
  tag: (name: string) => `/docs/${encodeURIComponent(name)}`,
  model: (title: string) => `/docs/models/${encodeURIComponent(title)}`,
  operation: (operation: Operation) => `${addresses.tag(pageNameOf(operation))}#${encodeURIComponent(operation.name)}`,
  field: (title: string, name: string) => `${addresses.model(title)}#${encodeURIComponent(name)}`,
} as const
