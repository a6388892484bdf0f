import type { StaffContentPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { formatDay } from '../../generic/format-days.ts'
import { SearchField } from '../../generic/search-field.tsx'
import { staffListHref, staffViewTabs } from '../../generic/staff-list-query.ts'
import { formatAge } from '../tasks/format-age.ts'
import { ContentFrame } from './content-frame.tsx'
import {
  type ContentListQuery,
  type ContentRow,
  contentHref,
  contentList,
  contentPath,
  kindLabels,
} from './content-views.ts'
import { PageMark } from './page-mark.tsx'

interface Props {
  query: ContentListQuery
  found: StaffContentPage
  now: string
}

/** Pages and articles of the shop; the last changed come first. */
export function PagesScreen({ query, found, now }: Props) {
  const { items, page, pageSize, totalCount } = found
  return (
    <ContentFrame about="Articles, guides, policies, and text on the home page and categories.">
      <Tabs label="Views" tabs={staffViewTabs(contentList, query)} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Form role="search" aria-label="Pages" key={query.search} className="grow">
          {query.view !== 'articles' && <input type="hidden" name="view" value={query.view} />}
          <SearchField label="Search pages" placeholder="Title, address or text" search={query.search} />
        </Form>
        <LinkButton href="/content/new">New page</LinkButton>
      </div>
      {items.length > 0 ? (
        <Table caption="Pages" columns={columnsFor(now)} rows={items} keyOf={({ path }) => path} />
      ) : (
        <EmptyStaffList
          list={contentList}
          query={query}
          row="page"
          searched="Titles, addresses and words of the newest versions are searched."
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => staffListHref(contentPath, { ...query, page: number })}
      />
    </ContentFrame>
  )
}

const columnsFor = (now: string): TableColumn<ContentRow>[] => [
  {
    key: 'title',
    header: 'Title',
    isRowHeader: true,
    card: 'title',
    cell: ({ path, title }) => (
      <Link href={contentHref(path)} data-row="" className="font-bold wrap-anywhere">
        {title}
      </Link>
    ),
  },
  {
    key: 'path',
    header: 'Address',
    card: 'note',
    cell: ({ path }) => <span className="font-mono text-sm wrap-anywhere">{path}</span>,
  },
  { key: 'kind', header: 'Kind', card: 'hidden', cell: ({ kind }) => kindLabels[kind] },
  { key: 'state', header: 'State', card: 'note-end', cell: (row) => <PageMark state={row.state} /> },
  {
    key: 'published',
    header: 'Published',
    card: 'hidden',
    cell: ({ publishedOn }) => publishedOn && <span className="whitespace-nowrap">{formatDay(publishedOn)}</span>,
  },
  {
    key: 'saved',
    header: 'Changed',
    card: 'hidden',
    cell: ({ savedAt, savedBy }) => `${formatAge(savedAt, now)} · ${savedBy}`,
  },
]
