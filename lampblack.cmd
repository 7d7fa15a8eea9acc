@echo off
rem Runs Lampblack from its sources; builds it first where that has not been done.
set "LAMPBLACK_BUILT=%~dp0target\lampblack\lampblack.cmd"
if not exist "%LAMPBLACK_BUILT%" (
    echo Lampblack is built first, which happens once and takes a minute or two. 1>&2
    pushd "%~dp0"
    call mvn -B -q -Dmaven.test.skip=true package 1>&2 || (popd & exit /b 1)
    popd
)
call "%LAMPBLACK_BUILT%" %*
exit /b %ERRORLEVEL%
