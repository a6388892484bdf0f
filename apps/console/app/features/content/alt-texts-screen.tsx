import type { StaffAltTextPage } from '@tessera/client/shop/types.gen'
import { TextAreaField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref, staffViewTabs } from '../../generic/staff-list-query.ts'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton, TaskForm, typedIn } from '../tasks/task-card.tsx'
import { ContentFrame } from './content-frame.tsx'
import { type AltTextListQuery, altTextList, altTextsPath } from './content-views.ts'

type AltText = StaffAltTextPage['items'][number]

interface Props {
  query: AltTextListQuery
  found: StaffAltTextPage
  formKey: string
  outcome: StaffOutcome | undefined
}

/** Words for people who do not see a picture; the missing ones come first. */
export function AltTextsScreen({ query, found, formKey, outcome }: Props) {
  const { items, page, pageSize, totalCount } = found
  return (
    <ContentFrame about="Descriptions of pictures on pages, for people who can’t see them.">
      <OutcomeNotice outcome={outcome} shown={items.map(({ imageName }) => imageName)} />
      <p>
        Alt text of product pictures is on each product: <Link href="/products?view=no-alt">products without one</Link>.
      </p>
      <Tabs label="Views" tabs={staffViewTabs(altTextList, query)} />
      <Form role="search" aria-label="Alt text" key={query.search}>
        {query.view === 'all' && <input type="hidden" name="view" value="all" />}
        <SearchField label="Search alt text" placeholder="Name or text" search={query.search} />
      </Form>
      {items.length === 0 && (
        <EmptyStaffList
          list={altTextList}
          query={query}
          row="picture"
          searched="Names of pictures and their texts are searched."
        />
      )}
      <ul className="grid gap-4">
        {items.map((row) => (
          <AltTextRow key={`${row.imageName} ${row.version}`} row={row} formKey={formKey} outcome={outcome} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => staffListHref(altTextsPath, { ...query, page: number })}
      />
    </ContentFrame>
  )
}

function AltTextRow({ row, formKey, outcome }: Pick<Props, 'formKey' | 'outcome'> & { row: AltText }) {
  const { imageName, alt, picture, version } = row
  const isRefused = outcome?.about === imageName && outcome.typed !== undefined
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-3 border-b border-grout pb-4 tablet:grid-cols-[9rem_1fr]">
      <img src={picture} alt="" width={480} height={320} loading="lazy" className="h-auto w-full" />
      <TaskForm number={imageName} formKey={formKey} outcome={outcome}>
        <input type="hidden" name="version" value={version} />
        <div className="grid max-w-4xl grid-cols-[1fr_auto] items-end gap-3">
          <TextAreaField
            rows={2}
            label={imageName}
            name="alt"
            id={`alt-${imageName}`}
            data-key="e"
            maxLength={300}
            required
            className="min-w-0"
            defaultValue={isRefused ? typedIn(outcome, imageName, 'alt') : (alt ?? '')}
          />
          <DoButton intent="saveAlt" isSend>
            Save
          </DoButton>
        </div>
      </TaskForm>
    </li>
  )
}
