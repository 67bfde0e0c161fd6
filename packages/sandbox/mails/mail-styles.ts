const serif = "Georgia, 'Times New Roman', serif"
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const paper = '#fbf7f0'
const ink = '#24211c'
const soft = '#5c5548'
const madder = '#9e3d26'

/** Inline styles, by part. Mail programs without dark mode read only these. */
export const style = {
  body: `margin:0;padding:0;background:${paper};color:${ink};font-family:${sans};font-size:16px;line-height:1.5`,
  preview: 'display:none;max-height:0;overflow:hidden',
  column: 'width:100%;max-width:600px',
  head: `padding:24px 0;border-bottom:2px dashed ${madder}`,
  brand: `color:${ink};font:600 28px/1 ${serif};letter-spacing:-1px;text-decoration:none`,
  title: `margin:28px 0 16px;color:${ink};font:400 28px/1.2 ${serif}`,
  heading: `margin:0 0 4px;color:${ink};font:600 16px/1.4 ${sans}`,
  text: `margin:0;color:${ink}`,
  soft: `margin:0;color:${soft};font-size:14px`,
  link: `color:${soft}`,
  picture: 'display:block;width:100%;max-width:600px;height:auto;border:0',
  thumbnail: 'display:block;width:80px;height:100px;object-fit:cover;border:0',
  piece: `color:${ink};font-weight:600`,
  amount: `padding:0 0 16px 16px;color:${ink};white-space:nowrap`,
  amounts: 'border-top:1px solid #d9cdba;border-bottom:1px solid #d9cdba',
  row: `padding:6px 0;color:${ink};font-weight:400`,
  total: `padding:6px 0 10px;color:${ink};font-weight:600;font-size:18px`,
  button: `background:${ink};border-radius:3px`,
  buttonLink: `display:inline-block;padding:13px 26px;background:${ink};border-radius:3px;color:${paper};font-weight:600;text-decoration:none`,
  foot: `padding:24px 0 40px;border-top:1px solid #d9cdba;color:${soft};font-size:14px`,
} as const

/** What inline styles cannot say: dark mode. */
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #1f1c18 !important; }
  .ink { color: #f2eade !important; }
  .soft { color: #c9bda9 !important; }
  .line { border-color: #6b6152 !important; }
  .button { background: #f2eade !important; color: #24211c !important; }
}`
