type Point = readonly [x: number, y: number]
/** Its middle joint, and the hand or foot at its end. */
type Limb = readonly [joint: Point, end: Point]

/** A way to stand: both arms and legs, the left one first. Feet are at y = 0, and the crown is at y = -700. */
export type Pose = {
  arms: readonly [Limb, Limb]
  legs: readonly [Limb, Limb]
  /** How far the body above the knees is lowered. */
  sunk?: number
}

const standing = [
  [
    [-33, -180],
    [-34, -12],
  ],
  [
    [36, -180],
    [42, -12],
  ],
] as const satisfies Pose['legs']

export const poses = {
  /** One hand in a pocket. */
  stand: {
    arms: [
      [
        [-132, -452],
        [-70, -362],
      ],
      [
        [96, -450],
        [102, -330],
      ],
    ],
    legs: standing,
  },
  walk: {
    arms: [
      [
        [-116, -470],
        [-122, -356],
      ],
      [
        [104, -470],
        [118, -372],
      ],
    ],
    legs: [
      [
        [-32, -200],
        [-104, -26],
      ],
      [
        [74, -210],
        [66, -10],
      ],
    ],
  },
  /** One arm up, to a line or to a shelf. */
  reach: {
    arms: [
      [
        [-124, -460],
        [-74, -372],
      ],
      [
        [132, -616],
        [112, -742],
      ],
    ],
    legs: standing,
  },
  /** One forearm in front, with something in the hand. */
  hold: {
    arms: [
      [
        [-110, -456],
        [-104, -336],
      ],
      [
        [122, -408],
        [46, -462],
      ],
    ],
    legs: standing,
  },
  sit: {
    arms: [
      [
        [-120, -440],
        [-40, -376],
      ],
      [
        [120, -430],
        [36, -452],
      ],
    ],
    legs: [
      [
        [-60, -196],
        [-50, -12],
      ],
      [
        [64, -196],
        [58, -12],
      ],
    ],
    sunk: 128,
  },
} as const satisfies Record<string, Pose>
