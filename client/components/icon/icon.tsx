const paths = {
  menu: 'M3 6.5h18M3 12h18M3 17.5h12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  bag: 'M5 8.5h14l1 12H4l1-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  pin: 'M12 21c-4-4.5-6-7.8-6-11a6 6 0 0 1 12 0c0 3.2-2 6.5-6 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 5v14l11-7-11-7Z',
  close: 'm5 5 14 14M19 5 5 19',
  chevron: 'm6 9.5 6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  grid: 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
  list: 'M4 5.5h4v4H4ZM4 14.5h4v4H4ZM11.5 7.5H20M11.5 16.5H20',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  filter: 'M3 7h10M19 7h2M3 17h4M13 17h8M16 4.5v5M10 14.5v5',
} as const

type IconName = keyof typeof paths

/** A line drawing, hidden from assistive technology because the control has a text. An unknown name renders nothing. */
export function Icon({ name }: { name: IconName }) {
  if (!Object.hasOwn(paths, name)) return null
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
