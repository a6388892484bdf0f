import { ownValue } from '@tessera/contract/kit/own-value'
import { EmptyState } from '@tessera/ui/empty-state'
import { Notice } from '@tessera/ui/notice'
import { data } from 'react-router'
import { AcceptForm } from '../features/proposals/accept-form.tsx'
import { clientActions, runClientAction } from '../features/proposals/client-actions.server.ts'
import { ClientProposalView } from '../features/proposals/client-proposal.tsx'
import { orNoOffer } from '../features/proposals/or-no-offer.server.ts'
import { ProposalComments } from '../features/proposals/proposal-comments.tsx'
import { findRefusal } from '../http/form-refusal.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { type FormArgs, formActions } from '../kit/forms/form-action.server.ts'
import { DownloadLink } from '../kit/lists/download-link.tsx'
import { ClientBrandHeader } from '../kit/plans/client-brand.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/proposal.ts'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const opened = await orNoOffer(shop.ProposalLinks.OpenProposal({ token }))
  const messageName = url.searchParams.get('said') ?? ''
  return opened.proposal ? { ...opened, messageName } : data({ ...opened, messageName }, { status: 404 })
}

export const action = formActions(clientActions, (args: FormArgs<Route.ActionArgs>, act) => runClientAction(act, args))

/** The URL contains the token, so it is not sent as a referrer and the page is not cached. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  metaOf(matches, {
    title: loaderData?.proposal?.title ?? 'Proposal',
    siteName: loaderData?.proposal?.company ?? 'Shared page',
  })

const messages: Record<string, string> = {
  commented: 'Comment sent.',
  signed: 'Thank you. Your acceptance was sent.',
}

export default function SharedProposal({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const { proposal, problem, messageName } = loaderData
  const refusal = findRefusal(actionData)
  const message = ownValue(messages, messageName)
  if (!proposal)
    return (
      <div className="page pt-12">
        <EmptyState level={1} title="This link doesn’t work">
          {problem}
        </EmptyState>
      </div>
    )
  return (
    <div className="page grid max-w-4xl gap-10 py-8 tablet:py-12">
      <ClientBrandHeader
        company={proposal.company}
        licenseNumber={proposal.licenseNumber}
        logoHref={proposal.hasLogo ? `/proposal/${token}/logo` : undefined}
      />
      {message && !actionData && (
        <Notice kind="success" isLive>
          {message}
        </Notice>
      )}
      <ClientProposalView
        proposal={proposal}
        actions={
          <DownloadLink href={`/proposal/${token}/pdf`} label="This proposal as PDF" kind="secondary">
            PDF
          </DownloadLink>
        }
      />
      <ProposalComments
        comments={proposal.comments}
        own="client"
        clientName={proposal.clientName}
        empty={`Send ${proposal.company} a question or comment about this proposal.`}
        refusal={refusal}
      />
      {!proposal.signature && <AcceptForm proposal={proposal} refusal={refusal} />}
    </div>
  )
}
