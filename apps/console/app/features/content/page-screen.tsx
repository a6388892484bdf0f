import type { StaffContent } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { DoneNotice } from '../../generic/done-notice.tsx'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { formatAge } from '../tasks/format-age.ts'
import { DoButton, TaskForm } from '../tasks/task-card.tsx'
import { contentHref, contentPath, kindLabels } from './content-views.ts'
import { PageEditor } from './page-editor.tsx'
import { PageMark } from './page-mark.tsx'

interface Props {
  /** Null for a new page. */
  page: StaffContent | null
  formKey: string
  now: string
  hasHistory: boolean
  outcome: (StaffOutcome & { html?: string }) | undefined
}

/** One page of the shop: its words, what customers see, and its versions. */
export function PageScreen({ page, formKey, now, hasHistory, outcome }: Props) {
  const isTyping = outcome?.typed?.title !== undefined
  return (
    <div className="grid gap-4">
      <PageTop page={page} hasHistory={hasHistory} />
      <DoneNotice />
      <OutcomeNotice outcome={isTyping ? undefined : outcome} />
      {page && page.shownVersion !== page.version && (
        <Notice kind="warning">
          This is the text of version {page.shownVersion}. Saving it creates the next version.{' '}
          <Link href={contentHref(page.path)}>Open the newest</Link>
        </Notice>
      )}
      {page && <Publication page={page} formKey={formKey} />}
      <PageEditor
        key={`${page?.path} ${page?.shownVersion}`}
        page={page}
        formKey={formKey}
        outcome={isTyping ? outcome : undefined}
      />
      {page && <Versions page={page} now={now} />}
    </div>
  )
}

function PageTop({ page, hasHistory }: Pick<Props, 'page' | 'hasHistory'>) {
  const title = page?.title ?? 'New page'
  return (
    <header className="grid gap-2">
      <Breadcrumb
        crumbs={[
          { title: 'Content', url: contentPath },
          { title, url: page ? contentHref(page.path) : '/content/new' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {page && <PageMark state={page.state} />}
        {page && <Badge>Version {page.version}</Badge>}
      </div>
      {page && (
        <p className="text-stone wrap-anywhere">
          {kindLabels[page.kind]} · {isOnShop(page) ? <a href={page.path}>{page.path}</a> : page.path}
          {hasHistory && (
            <>
              {' · '}
              <Link href={`/audit?${new URLSearchParams({ record: `content${page.path}` })}`}>History</Link>
            </>
          )}
        </p>
      )}
    </header>
  )
}

/** Parts of home have no address of their own. */
const isOnShop = ({ kind, publishedVersion }: StaffContent): boolean => kind !== 'slot' && publishedVersion !== null

/** Publishes the newest version without another save, or takes the page off the shop. */
function Publication({ page: { path, version, publishedVersion }, formKey }: { page: StaffContent; formKey: string }) {
  return (
    <TaskForm number={path} formKey={formKey} outcome={undefined}>
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap gap-2">
        {publishedVersion !== version && <DoButton intent="publishContent:yes">Publish version {version}</DoButton>}
        {publishedVersion !== null && (
          <DoButton intent="publishContent:no" kind="danger">
            Unpublish
          </DoButton>
        )}
      </div>
    </TaskForm>
  )
}

const Versions = ({ page, now }: { page: StaffContent; now: string }) => (
  <ScreenPart title="Versions">
    <ol>
      {page.versions.map(({ version, title, savedAt, savedBy }) => (
        <li key={version} className="flex flex-wrap items-baseline gap-x-3 border-b border-grout py-1">
          <Link href={`${contentHref(page.path)}?version=${version}`}>Version {version}</Link>
          <span className="wrap-anywhere">{title}</span>
          <span className="text-xs text-stone">
            {savedBy} · {formatAge(savedAt, now)}
          </span>
          {version === page.publishedVersion && <Badge kind="success">Published</Badge>}
        </li>
      ))}
    </ol>
  </ScreenPart>
)
