/** The six looks in the menu; the home page takes its looks from content. */
export const looks = ['Marble', 'Wood', 'Concrete', 'Terrazzo', 'Encaustic', 'Brick'].map((name) => ({
  name,
  url: `/shop/looks/${name.toLowerCase()}`,
  picture: `look-${name.toLowerCase()}`,
}))
