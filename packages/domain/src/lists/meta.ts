export interface ListMeta {
  Page: number
  PageSize: number
  TotalCount: number
  TotalPages: number
  /** First and last item of the page, counted from one; `[1, 0]` if there is none. */
  ItemRange: [number, number]
  NextPageKey: string | null
}

export function metaOf(page: number, pageSize: number, total: number): ListMeta {
  const first = (page - 1) * pageSize + 1
  return {
    Page: page,
    PageSize: pageSize,
    TotalCount: total,
    TotalPages: Math.ceil(total / pageSize),
    ItemRange: first > total ? [1, 0] : [first, Math.min(first + pageSize - 1, total)],
    NextPageKey: null,
  }
}
