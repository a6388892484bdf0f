const materials = ['Marble', 'Slate', 'Terrazzo', 'Oak', 'Zellige']
const filters = [
  ...materials.map((one) => `xp.Material=${one}`),
  ...[0, 3, 6, 9, 11].map((one) => `xp.Pieces=${one}`),
  ...materials.slice(0, 4).map((one) => `xp.Material=${one}&xp.Pieces=>5`),
  'Returnable=true',
  'Name=M*',
  'ShipWeight=>20',
  'ShipWeight=<10&xp.Material=Oak|Slate',
  'ID=sku-00*',
  'xp.Size=12x24',
]
const orders = ['Name', '!Name', 'ID', '!ShipWeight', 'xp.Pieces']

/** 500 different lists: 20 filters, 5 orders, 5 pages. */
const listAddresses = (path: string, size: number): string[] =>
  filters.flatMap((filter) =>
    orders.flatMap((order) =>
      [1, 2, 3, 4, 5].map((page) => `${path}?${filter}&sortBy=${order}&page=${page}&pageSize=${size}`),
    ),
  )

export const sellerAddresses = (size: number): string[] =>
  listAddresses('/v1/products', size).map((one) => one.replace('?', '?Active=true&'))

export const buyerAddresses = (size: number): string[] => listAddresses('/v1/me/products', size)
