import type { Operation } from '@tessera/contract/kit/operation'

/** Where the pages of the reference live. */
export const addresses = {
  overview: '/docs',
  models: '/docs/models',
  errors: '/docs/errors',
  openApi: '/v1/openapi/v3',
  tag: (name: string) => `/docs/${encodeURIComponent(name)}`,
  model: (title: string) => `/docs/models/${encodeURIComponent(title)}`,
  operation: ({ tag, name }: Operation) => `${addresses.tag(tag)}#${encodeURIComponent(name)}`,
  field: (title: string, name: string) => `${addresses.model(title)}#${encodeURIComponent(name)}`,
} as const
