/** Six skins, each with its shade for ears, neck and lines. */
export const skins = {
  porcelain: { base: '#FBDCC8', shade: '#F2BFA3', isDark: false },
  fair: { base: '#F6CDAE', shade: '#E7AD88', isDark: false },
  tan: { base: '#E3AE82', shade: '#CC8F60', isDark: false },
  olive: { base: '#D39A6A', shade: '#B97C4C', isDark: false },
  brown: { base: '#A9703F', shade: '#8C572B', isDark: true },
  deep: { base: '#7C4A2A', shade: '#5F361C', isDark: true },
} as const;
export type Skin = (typeof skins)[keyof typeof skins];
