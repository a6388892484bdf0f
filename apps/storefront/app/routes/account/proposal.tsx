import { ownValue } from '@tessera/contract/kit/own-value'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import { useNavigation } from 'react-router'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { uploadPhoto } from '../../features/forms/upload-photo.server.ts'
import { orNoOffer } from '../../features/proposals/or-no-offer.server.ts'
import { proposalActions } from '../../features/proposals/proposal-actions.server.ts'
import { ProposalComments } from '../../features/proposals/proposal-comments.tsx'
import { ProposalForm } from '../../features/proposals/proposal-form.tsx'
import { ProposalNotices } from '../../features/proposals/proposal-notices.tsx'
import { ProposalSignatures } from '../../features/proposals/proposal-signatures.tsx'
import { ProposalTotals } from '../../features/proposals/proposal-totals.tsx'
import { ShareProposal } from '../../features/proposals/share-proposal.tsx'
import { findRefusal } from '../../http/form-refusal.ts'
import { orNotFound } from '../../http/or-not-found.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import { linkIn } from '../../kit/plans/new-link.tsx'
import { maxPhotoBytes, uploadFormPhoto } from '../../kit/plans/upload-form-photo.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/proposal.ts'

export function loader({ url, params: { quotationId }, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({
    ...(await orNoOffer(orNotFound(visitor.shop.Proposals.GetProposal({ quotationId })))),
    messageName: url.searchParams.get('said') ?? '',
  }))
}

export const action = formActions(
  proposalActions,
  (args: FormArgs<Route.ActionArgs>, change) =>
    answerAsCustomer(args, async () => {
      await uploadFormPhoto(args.request, args.form, uploadPhoto)
      return change(args)
    }),
  { maxBytes: maxPhotoBytes },
)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  metaOf(matches, { title: `Proposal on quote ${params.quotationId}` })

const messages: Record<string, string> = {
  saved: 'Proposal saved.',
  ended: 'This link has been revoked.',
  commented: 'Comment sent.',
}

export default function ProposalPage({
  loaderData: { proposal, problem, messageName },
  actionData,
  params,
}: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  const refusal = findRefusal(actionData)
  const link = linkIn(actionData)
  const quoteHref = `/account/quotes/${params.quotationId}`
  if (!proposal)
    return (
      <EmptyState level={1} title="No proposal yet" action={<LinkButton href={quoteHref}>Go to the quote</LinkButton>}>
        {problem}
      </EmptyState>
    )
  return (
    <div className="grid gap-8">
      <p className="text-sm">
        <Link href={quoteHref}>Quote {params.quotationId}</Link>
      </p>
      <PageHead
        title="Proposal"
        actions={
          proposal.isSaved && (
            <DownloadLink
              href={documentHref('proposal', params.quotationId)}
              label="PDF for the client, proposal"
              kind="secondary"
            >
              PDF for the client
            </DownloadLink>
          )
        }
      >
        {proposal.preparedBy ? `Prepared by ${proposal.preparedBy}` : 'For your client, with your markup and labor'}
      </PageHead>
      <ProposalNotices proposal={proposal} message={actionData ? undefined : ownValue(messages, messageName)} />
      <div className="grid items-start gap-8 desktop:grid-cols-[1fr_20rem]">
        <ProposalForm
          key={`${messageName}${proposal.revision}`}
          proposal={proposal}
          refusal={refusal}
          isBusy={state !== 'idle' && formData?.get('intent') === 'save'}
        />
        <ProposalTotals proposal={proposal} />
      </div>
      <ProposalSignatures signatures={proposal.signatures} />
      {proposal.isSaved && (
        <ProposalComments
          comments={proposal.comments}
          own="customer"
          clientName={null}
          empty="No comments yet. Your client can comment on the shared page."
          refusal={refusal}
        />
      )}
      {proposal.isSaved && <ShareProposal proposal={proposal} refusal={refusal} link={link} />}
    </div>
  )
}
