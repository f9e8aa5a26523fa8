import { may } from '../core/may.ts';
import { CommandPalette, type CommandPaletteProps } from '../parts/command-palette/command-palette.tsx';
import type { NavigationProps } from '../ui/console-shell/navigation.tsx';
import { adminActions, adminSettings, areaCommands, clientActions } from './area-commands.ts';

interface AreaPaletteProps extends Omit<CommandPaletteProps, 'groups'> {
  readonly navigation: Pick<NavigationProps, 'entries' | 'exit'>;
}

/** The search of an area, with its screens and the actions that the account may take. */
export function AreaPalette({ area, navigation, ...rest }: AreaPaletteProps) {
  const actions =
    area === 'client' ? clientActions : [...adminActions, ...adminSettings].filter(({ needs }) => may(needs));
  return <CommandPalette area={area} groups={areaCommands(navigation, actions)} {...rest} />;
}
