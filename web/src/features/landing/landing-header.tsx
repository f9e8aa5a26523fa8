import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { ColorSchemeChoice } from '../../ui/color-scheme-choice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ApplyButton, type ApplyWays } from './apply-button.tsx';
import styles from './landing-header.module.css';

const anchors = [
  { href: '#features', label: 'Features' },
  { href: '#how-it-works', label: 'How It Works' },
  { href: '#contact', label: 'Contact' },
] as const;

/**
 * Brand, in-page anchors, Login and Apply Now. On a narrow screen, the anchors and color scheme collapse into a menu.
 */
export function LandingHeader(ways: ApplyWays) {
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link className={styles['brand']} to={paths.landing} aria-label="GRT, home">
          <Brand />
        </Link>
        <nav className={styles['anchors']} aria-label="On this page">
          <Anchors />
        </nav>
        <div className={styles['tools']}>
          <span className={styles['wideOnly']}>
            <ColorSchemeChoice />
          </span>
          <Link className={styles['login']} to={paths.login}>
            Login
          </Link>
          <ApplyButton {...ways} />
          <button type="button" className={styles['menuButton']} popoverTarget="landing-menu">
            <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>Menu</VisuallyHidden>
          </button>
        </div>
      </div>
      <div id="landing-menu" popover="auto" className={styles['menu']}>
        <nav aria-label="Menu">
          <Anchors />
        </nav>
        <ColorSchemeChoice />
      </div>
    </header>
  );
}

function Anchors() {
  return (
    <ul>
      {anchors.map(({ href, label }) => (
        <li key={href}>
          <a href={href} onClick={closeMenu}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function closeMenu() {
  const menu = document.getElementById('landing-menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
