import { StaffList, type StaffListProps } from '../../generic/staff-list.tsx'
import { errorList, recordingList } from './observed-lists.ts'

type Props = Omit<StaffListProps<'all'>, 'title' | 'tabs'>

/** Errors or recorded visits, with a tab for the other. */
export const ObservedList = ({ list, ...rest }: Props) => (
  <StaffList
    title="Errors and recordings"
    list={list}
    tabs={[errorList, recordingList].map(({ path, views: [[, label]] }) => ({
      href: path,
      label,
      isCurrent: path === list.path,
    }))}
    {...rest}
  />
)
