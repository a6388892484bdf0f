import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { visitorContext } from '../http/session/context.server.ts'
import { streamFile } from '../kit/lists/stream-file.server.ts'
import type { Route } from './+types/proposal-file.ts'

/** The PDF of a proposal, or its logo, for the holder of the link. */
export async function loader({ params: { token, file }, context }: Route.LoaderArgs): Promise<Response> {
  const { ProposalLinks } = context.get(visitorContext).shop
  try {
    if (file === 'pdf') return streamFile(await ProposalLinks.DownloadProposal({ token }))
    if (file === 'logo') return streamFile(await ProposalLinks.GetProposalLogo({ token }))
    return new Response(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    return new Response(error.message, { status: error.status === 400 ? 404 : error.status })
  }
}
