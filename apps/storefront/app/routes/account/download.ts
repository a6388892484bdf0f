import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { DownloadRequestInput } from '@tessera/client/shop/types.gen'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type FormArgs, formAction } from '../../kit/forms/form-action.server.ts'
import { listQueryOf, listStateOf } from '../../kit/lists/list-state.ts'
import { streamFile } from '../../kit/lists/stream-file.server.ts'
import type { Route } from './+types/download.ts'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  sendDocument(context.get(visitorContext), url, url.searchParams)

/** Selected rows of a form are downloaded together. */
export const action = formAction(
  ({ visitor, url, form }: FormArgs<Route.ActionArgs>) => {
    const pairs = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return sendDocument(visitor, url, new URLSearchParams(pairs))
  },
  { hasPage: false },
)

const sendDocument = (visitor: Visitor, url: URL, query: URLSearchParams): Promise<Response> =>
  asCustomer(visitor, url, async () => {
    try {
      return streamFile(await visitor.shop.MyAccount.DownloadDoc(downloadRequestOf(query)))
    } catch (error) {
      if (!(error instanceof ShopApiError) || error.status === 401) throw error
      return new Response(error.message, { status: error.status })
    }
  })

function downloadRequestOf(query: URLSearchParams): DownloadRequestInput {
  const ids = query.getAll('id')
  // the middleware validates kind and format
  const named = { kind: query.get('kind') ?? '', format: query.get('format') } as Pick<
    DownloadRequestInput,
    'kind' | 'format'
  >
  if (ids.length > 0) return { ...named, ids }
  const { page: _, pageSize: __, ...question } = listQueryOf(listStateOf(query))
  return { ...named, query: question }
}
