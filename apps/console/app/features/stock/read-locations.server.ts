import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

export interface LocationChoice {
  value: string
  label: string
}

interface AddressPage {
  Items: { ID: string; AddressName: string | null }[]
  Meta: { TotalPages: number }
}

/** A chain has more stores than fit on one page of the platform. */
const maxPages = 10

/** Our stores and distribution centers by name; none for people who may not read them. */
export async function readLocations(staff: Staff): Promise<LocationChoice[]> {
  const read = (page: number) =>
    tryRead<AddressPage>(
      staff,
      'AdminAddresses.List',
      {},
      { pageSize: '100', sortBy: 'AddressName', page: String(page) },
    )
  const first = await read(1)
  const others = Math.min(first?.Meta.TotalPages ?? 1, maxPages) - 1
  const rest = await Promise.all(Array.from({ length: others }, (_, at) => read(at + 2)))
  return [first, ...rest]
    .flatMap((page) => page?.Items ?? [])
    .map(({ ID, AddressName }) => ({ value: ID, label: AddressName || ID }))
}
